import { Center, Heading, Stack, Text } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Mark } from '../Mark.tsx'
import { Worded } from '../Worded.tsx'

type Props = {
  heading: string
  help: string
  /** Within the page of every screen, which has its own `main`. */
  framed?: boolean
  children: ReactNode
}

/** A page with nothing but a message and a way on. In the place of a screen its title has the focus, and so is read out. */
export function MessagePage({ heading, help, framed = false, children }: Props) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (framed) title.current?.focus({ preventScroll: true })
  }, [framed])

  return (
    <Center as={framed ? 'div' : 'main'} minHeight={framed ? '60dvh' : '80dvh'} p="6">
      <Stack gap="4" align="center" textAlign="center" maxWidth="30rem">
        <Mark />
        <Heading as="h1" ref={title} textStyle="title" tabIndex={-1} textWrap="balance">
          <Worded text={heading} />
        </Heading>
        <Text color="fg.muted" mb="2" textWrap="balance">
          {help}
        </Text>
        {children}
      </Stack>
    </Center>
  )
}
