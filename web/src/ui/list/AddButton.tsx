import { Button } from '@chakra-ui/react'
import { PlusIcon } from './listIcons.tsx'

/** Opens the dialog in which something is added. */
export const AddButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Button aria-haspopup="dialog" onClick={onClick}>
    <PlusIcon />
    {label}
  </Button>
)
