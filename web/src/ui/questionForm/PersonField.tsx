import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ComponentProps, useEffect, useId, useState } from 'react'
import { limits } from '../../../../shared/limits.ts'
import { personText } from '../../../../shared/rules/questions/fields.ts'
import { usersApi } from '../../api/users.ts'
import { colleagueTexts as texts } from '../../texts/colleagues.ts'
import { TextField } from '../form/TextField.tsx'

const shortest = 2

/** What somebody has typed once they pause. */
function usePause(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), limits.searchDebounceMs)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}

/** Somebody of the portal: who is found by what is typed stands in the browser's own list. */
export function PersonField({ value = '', ...field }: ComponentProps<typeof TextField>) {
  const listId = useId()
  const sought = usePause(String(value).trim())
  const isChosen = sought.includes('<')
  const { data = [], isLoadingError } = useQuery({
    queryKey: ['users.find', sought],
    queryFn: ({ signal }) => usersApi.find({ searchTerm: sought }, { signal }),
    select: ({ results }) => results,
    enabled: sought.length >= shortest && !isChosen,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
  return (
    <>
      <TextField
        {...field}
        error={field.error ?? (isLoadingError ? texts.failed : undefined)}
        value={value}
        list={listId}
        autoComplete="off"
      />
      <datalist id={listId}>
        {data.map(({ name, Email }) => (
          <option key={Email} value={personText(name, Email)}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  )
}
