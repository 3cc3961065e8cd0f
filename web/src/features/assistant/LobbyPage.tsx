import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Lobby } from './lobby/Lobby.tsx'
import { OpenedQuestion } from './question/OpenedQuestion.tsx'

/** The assistant: its prepared questions, or the one that the address names. */
export default function LobbyPage({ news, rooms }: { news: ReactNode; rooms: ReactNode }) {
  const [params] = useSearchParams()
  const questionId = params.get('fraga')
  if (questionId === null) return <Lobby news={news} rooms={rooms} />
  return <OpenedQuestion questionId={questionId} answerId={params.get('svar') ?? undefined} />
}
