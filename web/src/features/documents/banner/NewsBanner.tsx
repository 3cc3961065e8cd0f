import { Box, Button, chakra, Flex, Span, Text } from '@chakra-ui/react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { api } from '../../../api/client.ts'
import { textOf } from '../../../api/request/errors.ts'
import { articleOf } from '../../../routes/paths.ts'
import { bannerTexts } from '../../../texts/documents/banner.ts'
import { catalogue } from '../../../texts/errors.ts'
import { HoldBack } from '../../../ui/HoldBack.tsx'
import { focusTitle } from '../../../ui/Title.tsx'
import { toaster } from '../../../ui/message/toaster.ts'
import { bannerQueries } from './banner.queries.ts'

const Frame = chakra('section', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '6',
    rowGap: '3',
    mb: '4',
    px: { base: '4', md: '6' },
    py: '4',
    bg: 'accent.subtle',
    borderRadius: 'l3',
  },
})

const Excerpt = chakra('p', {
  base: { textStyle: 'sm', color: 'fg.muted', lineClamp: '2', overflowWrap: 'anywhere' },
})

/** The newest news item, until it is dismissed: on every device, and here at once. */
export default function NewsBanner() {
  const client = useQueryClient()
  const { queryKey } = bannerQueries.latest()
  const { data, isPending } = useQuery(bannerQueries.latest())
  const dismissal = useMutation({
    mutationFn: (id: string) => api.documents.dismissNews({ id }),
    onMutate: async () => {
      // A read that is on its way does not know of it yet.
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)
      client.setQueryData(queryKey, { results: null })
      focusTitle()
      return before
    },
    onSuccess: async (_done, id) => {
      // So does one that was begun since, where the banner was left and came back.
      await client.cancelQueries({ queryKey })
      if (client.getQueryData(queryKey)?.results?.id === id) {
        client.setQueryData(queryKey, { results: null })
      }
    },
    onError: (error, _id, before) => {
      client.setQueryData(queryKey, before)
      toaster.error({ ...catalogue.newsDismiss, description: textOf(error) })
    },
  })

  if (isPending) return <HoldBack />
  const news = data?.results
  if (!news) return null
  const { id, Subject, Body } = news
  return (
    <Frame aria-label={bannerTexts.label}>
      <Box flex="1 1 18rem" minWidth="0">
        <Text textStyle="label" color="accent.fg">
          {bannerTexts.label}
        </Text>
        <Text textStyle="heading" overflowWrap="anywhere">
          {Subject}
        </Text>
        <Excerpt>{Body}</Excerpt>
      </Box>
      <Flex gap="2" wrap="wrap">
        <Button asChild>
          <Link to={articleOf('news', id)}>
            {bannerTexts.readMore}
            <Span srOnly> {bannerTexts.about(Subject)}</Span>
          </Link>
        </Button>
        <Button
          variant="ghost"
          aria-label={bannerTexts.hideOf}
          onClick={() => dismissal.mutate(id)}
        >
          {bannerTexts.hide}
        </Button>
      </Flex>
    </Frame>
  )
}
