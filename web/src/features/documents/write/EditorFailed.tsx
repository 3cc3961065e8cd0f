import { Button } from '@chakra-ui/react'
import { editorTexts } from '../../../texts/documents/editor.ts'
import { sv } from '../../../texts/sv.ts'
import { Notice } from '../../../ui/message/Notice.tsx'

/** In the place of an editor that could not be loaded. What stands in the form is kept while the page is reloaded. */
export const EditorFailed = ({ label }: { label: string }) => (
  <Notice tone="error" title={editorTexts.failed(label)}>
    <p>{editorTexts.failedHelp}</p>
    <Button variant="outline" mt="3" onClick={() => globalThis.location.reload()}>
      {sv.broken.reload}
    </Button>
  </Notice>
)
