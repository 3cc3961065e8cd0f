import { Box, Flex, IconButton } from '@chakra-ui/react'
import { useId } from 'react'
import { Link, useLocation } from 'react-router-dom'
import type { UserSummary } from '../../../../shared/contract/users.ts'
import { nameOf } from '../../../../shared/rules/people/names.ts'
import { userCardOf } from '../../routes/paths.ts'
import { userTexts } from '../../texts/users.ts'
import { DeleteIcon, EditIcon } from '../../ui/list/listIcons.tsx'
import { Tooltip } from '../../ui/dialog/Tooltip.tsx'

type Props = { user: UserSummary; own: boolean; onDelete: (user: UserSummary) => void }

/** What can be done with a person. Nobody deletes their own account (docs/requirements.md, "User calls"). */
export function UserActions({ user, own, onDelete }: Props) {
  const whyNotId = useId()
  const { search } = useLocation()
  const name = nameOf(user)
  return (
    <Flex justify="flex-end" color="fg.muted">
      <Box hideBelow="md">
        <Tooltip text={userTexts.editTip} align="end">
          <IconButton asChild variant="ghost" size="sm" color="inherit">
            <Link {...userCardOf(user.id, search)} aria-label={userTexts.edit(name)}>
              <EditIcon />
            </Link>
          </IconButton>
        </Tooltip>
      </Box>
      <Tooltip
        text={own ? userTexts.notYourself : userTexts.deleteTip}
        align="end"
        id={own ? whyNotId : undefined}
      >
        <IconButton
          variant="ghost"
          size="sm"
          color="inherit"
          aria-label={userTexts.delete(name)}
          aria-disabled={own}
          aria-describedby={own ? whyNotId : undefined}
          onClick={() => !own && onDelete(user)}
        >
          <DeleteIcon />
        </IconButton>
      </Tooltip>
    </Flex>
  )
}
