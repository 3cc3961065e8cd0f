import { lazy, Suspense, useState } from 'react'
import { NavigationType, useNavigationType, useSearchParams } from 'react-router-dom'
import { libraryAsFile } from '../../routes/studio.ts'
import { PageSpinner } from '../../ui/PageSpinner.tsx'
import LibraryPage from './LibraryPage.tsx'

const LibraryFilePage = lazy(() => import('./library/LibraryFilePage.tsx'))
const StudioPage = lazy(() => import('./studio/StudioPage.tsx'))

/** Counts the questions that somebody goes to. One that is saved under an id of its own only takes another address. */
function useVisit(id: string | null): number {
  const way = useNavigationType()
  const [visit, setVisit] = useState({ id, number: 0 })
  if (visit.id === id) return visit.number
  const number = way === NavigationType.Replace ? visit.number : visit.number + 1
  setVisit({ id, number })
  return number
}

/** The library, the one question of it that the address names, or the library as a file. */
export default function QuestionsScreen() {
  const [params] = useSearchParams()
  const id = params.get('id')
  const visit = useVisit(id)
  const isFile = params.has(libraryAsFile)
  if (id === null && !isFile) return <LibraryPage />
  return (
    <Suspense fallback={<PageSpinner />}>
      {id === null ? <LibraryFilePage /> : <StudioPage key={visit} id={id} />}
    </Suspense>
  )
}
