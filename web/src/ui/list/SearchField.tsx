import { Box, chakra, IconButton } from '@chakra-ui/react'
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { limits } from '../../../../shared/limits.ts'
import { listTexts } from '../../texts/lists.ts'
import { Input } from '../form/Field.tsx'
import { CloseIcon } from '../screenIcons.tsx'
import { SearchIcon } from './listIcons.tsx'

const Place = chakra(
  'form',
  { base: { position: 'relative', width: 'full', maxWidth: { md: '24rem' } } },
  { defaultProps: { role: 'search' } },
)

type Props = {
  label: string
  placeholder: string
  /** The keys that lead to it, as `aria-keyshortcuts` names them and as people read them. */
  keys?: { named: string; help: string }
  /** The term that is sought now. */
  term: string
  onSearch: (term: string) => void
}

/** Seeks what somebody has typed once they pause, or at once with Enter (docs/requirements.md, "Lists"). */
export function SearchField({ label, placeholder, keys, term, onSearch }: Props) {
  const [text, setText] = useState(term)
  const [sought, setSought] = useState(term)
  const [known, setKnown] = useState(term)
  const field = useRef<HTMLInputElement>(null)

  // The term changed by itself, as with the back button; a search of one's own must not overwrite further typing.
  if (term !== known) {
    setKnown(term)
    if (term !== sought) {
      setText(term)
      setSought(term)
    }
  }

  function search(wanted: string) {
    setSought(wanted)
    onSearch(wanted)
  }

  const searchLatest = useEffectEvent(search)

  useEffect(() => {
    const wanted = text.trim()
    if (wanted === sought) return undefined
    const timer = setTimeout(() => searchLatest(wanted), limits.searchDebounceMs)
    return () => clearTimeout(timer)
  }, [text, sought])

  function searchNow(event: FormEvent) {
    event.preventDefault()
    if (text.trim() !== sought) search(text.trim())
  }

  function clear() {
    setText('')
    search('')
    field.current?.focus()
  }

  return (
    <Place onSubmit={searchNow}>
      <Box position="absolute" left="3" top="3" color="fg.muted" pointerEvents="none">
        <SearchIcon />
      </Box>
      <Input
        ref={field}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        aria-keyshortcuts={keys?.named}
        title={keys?.help}
        maxLength={limits.searchTerm}
        autoComplete="off"
        spellCheck={false}
        px="11"
        css={{ '&::-webkit-search-cancel-button': { display: 'none' } }}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {text !== '' && (
        <IconButton
          variant="ghost"
          size="sm"
          aria-label={listTexts.clearSearch}
          position="absolute"
          right="0.5"
          top="0.5"
          onClick={clear}
        >
          <CloseIcon />
        </IconButton>
      )}
    </Place>
  )
}
