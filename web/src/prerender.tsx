import { ChakraProvider } from '@chakra-ui/react'
import { prerender } from 'react-dom/static'
import type { ReactNode } from 'react'
import { createMemoryRouter } from 'react-router-dom'
import type { Config } from '../../shared/contract/stage/config.ts'
import { takeConfig } from './api/config.ts'
import { App } from './app/App.tsx'
import { SignedOutFrame, Frame } from './app/frames.tsx'
import { Bar, BarName } from './app/shell/Bar.tsx'
import { system } from './app/theme/system.ts'
import { SignInPage } from './features/auth/SignInPage.tsx'
import { paths } from './routes/paths.ts'

const nothing = () => undefined

/** The way to the sign-in page through the same components as in the browser (web/src/app/router.tsx). */
const routerOfSignIn = () =>
  createMemoryRouter(
    [
      {
        id: 'all',
        loader: () => null,
        element: <Frame />,
        children: [
          {
            id: 'out',
            loader: () => null,
            element: <SignedOutFrame />,
            children: [{ path: paths.signIn, element: <SignInPage onTry={nothing} /> }],
          },
        ],
      },
    ],
    { initialEntries: [paths.signIn], hydrationData: { loaderData: { all: null, out: null } } },
  )

async function htmlOf(element: ReactNode): Promise<string> {
  const { prelude } = await prerender(element, { progressiveChunkSize: Infinity })
  return new Response(prelude).text()
}

const styleElements = /<style[^>]*>.*?<\/style>/gs
// React puts it into the head by itself, where the browser has one already.
const title = /<title>.*?<\/title>/s

function parts(html: string) {
  return {
    html: html.replaceAll(styleElements, '').replace(title, ''),
    styles: html.match(styleElements) ?? [],
  }
}

/**
 * What stands in the page before any script (infra/delivery/drawnPage.ts): the sign-in page of a stage, the frame of its
 * portal, and their styles.
 */
export async function draw(settings: Config) {
  takeConfig(settings)
  const signIn = parts(await htmlOf(<App router={routerOfSignIn()} />))
  const frame = parts(
    await htmlOf(
      <ChakraProvider value={system()}>
        <Bar>
          <BarName />
        </Bar>
      </ChakraProvider>,
    ),
  )
  const styles = new Set([...signIn.styles, ...frame.styles])
  return { signIn: signIn.html, frame: frame.html, styles: [...styles].join('') }
}
