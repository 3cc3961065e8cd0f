import { chakra, Stack } from '@chakra-ui/react'
import { config } from '../../api/config.ts'
import { accessibilityTexts as texts } from '../../texts/accessibility.ts'
import { Card } from '../../ui/Card.tsx'
import { proseStyle } from '../../ui/answer/proseStyle.ts'
import { Page } from '../../ui/Page.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ReportForm } from './ReportForm.tsx'
import { TestResults } from './TestResults.tsx'
import results from './results.json'

const Prose = chakra(Card, { base: proseStyle })
const Heading = chakra('h2', { base: { textStyle: 'heading', '*+&&': { mt: '6' } } })

/** The accessibility statement that the law asks for, with what the last tests found, and the way to report a fault. */
export default function AccessibilityPage() {
  const isFlawless = results.screens.every(({ faults }) => faults.length === 0)
  return (
    <Page>
      <PageHeader
        page={texts.title}
        title={texts.heading(config().productName)}
        lead={texts.intro}
      />
      <Stack gap="6" maxWidth="48rem">
        <Prose>
          <Heading>{texts.how}</Heading>
          <p>{isFlawless ? texts.passed : texts.failed}</p>
          <Heading>{texts.known}</Heading>
          <ul>
            {texts.shortcomings.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </Prose>
        <Prose>
          <Heading>{texts.report}</Heading>
          <p>{texts.reportHow}</p>
          <ReportForm />
        </Prose>
        <Prose>
          <Heading>{texts.supervision}</Heading>
          <p>{texts.supervisionHow}</p>
          <p>
            <a href={texts.diggUrl} target="_blank" rel="noopener noreferrer">
              {texts.digg}
            </a>
          </p>
        </Prose>
        <Prose>
          <Heading>{texts.tests}</Heading>
          <TestResults />
        </Prose>
      </Stack>
    </Page>
  )
}
