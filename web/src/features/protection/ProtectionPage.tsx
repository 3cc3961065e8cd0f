import { chakra, Stack } from '@chakra-ui/react'
import { mayBook } from '../../../../shared/rules/permissions.ts'
import { config } from '../../api/config.ts'
import { useUser } from '../../api/session/currentUser.ts'
import { protectionTexts as texts } from '../../texts/protection.ts'
import { proseStyle } from '../../ui/answer/proseStyle.ts'
import { Card } from '../../ui/Card.tsx'
import { Page } from '../../ui/Page.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Keeping } from './Keeping.tsx'
import { Looks } from './Looks.tsx'
import { OwnData } from './OwnData.tsx'
import tested from './tested.json'
import { Suppliers } from './Suppliers.tsx'

const Prose = chakra(Card, { base: proseStyle })
const Heading = chakra('h2', { base: { textStyle: 'heading' } })

/** What becomes of what people write, made from the settings that decide it, and what the portal holds about oneself. */
export default function ProtectionPage() {
  const { profileFields, rooms, statisticsNames } = config()
  const books = mayBook(rooms, useUser().Role)
  const sees = [
    ...texts.sees,
    texts.seesStatistics[statisticsNames],
    ...(rooms.for === 'everybody' ? [texts.seesRooms] : []),
  ]
  return (
    <Page>
      <PageHeader page={texts.title} title={texts.title} lead={texts.lead} />
      <Stack gap="6" maxWidth="48rem">
        <Prose>
          <Heading>{texts.hiding}</Heading>
          <p>{texts.hidingHow}</p>
          <ul>
            {texts.hidden.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
          <p>{texts.notHidden}</p>
          <p>
            {texts.tested(tested.texts.toLocaleString('sv-SE'))} {texts.testedWhen}{' '}
            <time dateTime={tested.day}>{tested.day}</time>
          </p>
        </Prose>
        <Prose>
          <Heading>{texts.suppliers}</Heading>
          <p>{texts.suppliersHow}</p>
          <Suppliers />
        </Prose>
        <Prose>
          <Heading>{texts.keeping}</Heading>
          <Keeping />
        </Prose>
        <Prose>
          <Heading>{texts.seeing}</Heading>
          <ul>
            {sees.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </Prose>
        <Prose>
          <Heading>{texts.seen}</Heading>
          <p>{texts.seenHow}</p>
          <Looks />
        </Prose>
        <Prose>
          <Heading>{texts.own}</Heading>
          <p>{texts.ownHow(books)}</p>
          <p>{texts.ownMissing({ salary: profileFields.includes('Sallary'), books })}</p>
          <OwnData />
        </Prose>
      </Stack>
    </Page>
  )
}
