import { lazy, type ReactNode, useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { prefetch } from '../../api/lazyImport.ts'
import { whenIdle } from '../../api/whenIdle.ts'
import { Lobby } from './lobby/Lobby.tsx'

const loadQuestion = () => import('./question/OpenedQuestion.tsx')
const OpenedQuestion = lazy(loadQuestion)

/** The assistant: its prepared questions, or the one that the address names. */
export default function LobbyPage({ news, rooms }: { news: ReactNode; rooms: ReactNode }) {
  const [params] = useSearchParams()
  const questionId = params.get('fraga')
  useEffect(() => whenIdle(() => prefetch(loadQuestion)), [])
  if (questionId === null) return <Lobby news={news} rooms={rooms} />
  return <OpenedQuestion questionId={questionId} answerId={params.get('svar') ?? undefined} />
}
