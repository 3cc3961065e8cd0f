import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { libraryAsFile } from '../../routes/studio.ts'
import { PageSpinner } from '../../ui/Spinner.tsx'
import LibraryPage from './LibraryPage.tsx'

const LibraryFilePage = lazy(() => import('./library/LibraryFilePage.tsx'))
const StudioPage = lazy(() => import('./studio/StudioPage.tsx'))

/** The library, the one question of it that the address names, or the library as a file. */
export default function QuestionsScreen() {
  const [params] = useSearchParams()
  const id = params.get('id')
  const isFile = params.has(libraryAsFile)
  if (id === null && !isFile) return <LibraryPage />
  return (
    <Suspense fallback={<PageSpinner />}>
      {id === null ? <LibraryFilePage /> : <StudioPage id={id} />}
    </Suspense>
  )
}
