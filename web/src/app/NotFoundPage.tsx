import { Button } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { notFoundTexts as texts } from '../texts/shell.ts'
import { MessagePage } from '../ui/message/MessagePage.tsx'
import { WindowTitle } from '../ui/Title.tsx'
import { paths } from '../routes/paths.ts'

export default function NotFoundPage() {
  return (
    <>
      <WindowTitle page={texts.title} />
      <MessagePage heading={texts.heading} help={texts.help} framed>
        <Button asChild>
          <Link to={paths.home}>{texts.home}</Link>
        </Button>
      </MessagePage>
    </>
  )
}
