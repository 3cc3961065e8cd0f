import type { UserFilter } from '../../../../shared/contract/users.ts'
import { listTexts } from '../../texts/lists.ts'
import { userTexts } from '../../texts/users.ts'
import type { useListState } from '../../ui/list/useListState.ts'
import { SelectField } from '../../ui/form/SelectField.tsx'

const filters = [
  { name: 'roll', label: userTexts.role, options: userTexts.roles },
  { name: 'status', label: userTexts.status, options: userTexts.statuses },
] as const

type List = ReturnType<typeof useListState>

/** What the list is restricted to, as its address says. */
export const filtersIn = (list: List): UserFilter[] =>
  [list.filter('roll', ['admin', 'user']), list.filter('status', ['active', 'inactive'])].filter(
    (chosen) => chosen !== undefined,
  )

/** The list's filters: by role, and by whether the account is in use. */
export const UserFilters = ({ list }: { list: List }) =>
  filters.map(({ name, label, options }) => (
    <SelectField
      key={name}
      compact
      label={label}
      choices={[
        { value: '', label: listTexts.all },
        ...Object.entries(options).map(([value, text]) => ({ value, label: text })),
      ]}
      value={list.filter(name, Object.keys(options)) ?? ''}
      onChange={({ target }) => list.setFilter(name, target.value)}
    />
  ))
