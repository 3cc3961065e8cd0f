import { Button } from '@chakra-ui/react'
import { Suspense, useState } from 'react'
import { textOf } from '../../../api/request/errors.ts'
import { lazyImport } from '../../../api/lazyImport.ts'
import { cardTexts } from '../../../texts/assistant/card.ts'
import { takeTexts as texts } from '../../../texts/assistant/take.ts'
import { minuteOf } from '../../dates.ts'
import { type Action, ActionMenu } from '../../control/ActionMenu.tsx'
import { Unloaded } from '../../dialog/Unloaded.tsx'
import { lazyPart } from '../../lazyPart.ts'
import { MoreIcon } from '../../screenIcons.tsx'
import { toaster } from '../../message/toaster.ts'
import { copyText } from './copying.ts'
import { saveWord } from './saveWord.ts'
import { CodeIcon, MailIcon, PrintIcon, WordIcon } from './takeIcons.tsx'

const Unprinted = ({ onDone }: { onDone: () => void }) => <Unloaded onClose={onDone} />
const Printed = lazyPart(() => import('./PrintedAnswer.tsx'), Unprinted)

type Props = {
  /** The question's label. */
  title: string
  moment: Date
  /** Markdown, with the sources. */
  text: string
}

const failed = (title: string) => (error: unknown) =>
  toaster.error({ title, description: textOf(error) })

async function openMail(title: string, text: string) {
  const { mailOf } = await lazyImport(() => import('./mail.ts'))
  const { address, isCut } = mailOf(title, text)
  Object.assign(document.createElement('a'), { href: address }).click()
  if (isCut) toaster.error({ title: texts.mailCut, description: texts.mailCutHelp })
}

const copyMarkdown = (text: string) =>
  copyText(text).then(
    () => toaster.success(texts.markdownCopied),
    () => toaster.error({ title: cardTexts.copyFailed, description: cardTexts.copyFailedHelp }),
  )

/** The rarer ways to take an answer along, behind one button. */
export default function TakeMenu({ title, moment, text }: Props) {
  const [prints, print] = useState(false)
  const date = minuteOf(moment.toISOString())

  const actions: Action[] = [
    {
      label: texts.word,
      icon: <WordIcon />,
      run: () =>
        void saveWord(title, [{ title, date, said: [{ answer: text }] }]).catch(
          failed(texts.wordFailed),
        ),
    },
    {
      label: texts.mail,
      icon: <MailIcon />,
      run: () => void openMail(title, text).catch(failed(texts.mailFailed)),
    },
    { label: texts.print, icon: <PrintIcon />, run: () => print(true) },
    { label: texts.markdown, icon: <CodeIcon />, run: () => void copyMarkdown(text) },
  ]
  return (
    <>
      <ActionMenu label={texts.more} actions={actions}>
        <Button variant="outline">
          <MoreIcon />
          {texts.more}
        </Button>
      </ActionMenu>
      {prints && (
        <Suspense>
          <Printed title={title} date={date} text={text} onDone={() => print(false)} />
        </Suspense>
      )}
    </>
  )
}
