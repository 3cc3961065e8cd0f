import { Button } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { sv } from '../texts/sv.ts'
import { MessagePage } from '../ui/message/MessagePage.tsx'
import { WindowTitle } from '../ui/Title.tsx'
import { paths } from '../routes/paths.ts'

export const NotFoundPage = () => (
  <>
    <WindowTitle page={sv.notFound.title} />
    <MessagePage heading={sv.notFound.heading} help={sv.notFound.help} framed>
      <Button asChild>
        <Link to={paths.home}>{sv.notFound.home}</Link>
      </Button>
    </MessagePage>
  </>
)
