import { expect, test } from 'vitest'
import { encode } from './encode.ts'

test('a query repeats the key of an array and leaves out what is not given', () => {
  const { query } = encode('query', {
    filterOptions: ['admin', 'user'],
    searchTerm: 'å&ä',
    page: undefined,
  })
  expect(query).toBe('?filterOptions=admin&filterOptions=user&searchTerm=%C3%A5%26%C3%A4')
  expect(encode('query', {}).query).toBe('')
})

test('a form keeps files as they are', () => {
  const file = new File(['x'], 'bild.png', { type: 'image/png' })
  const { body } = encode('multipart', { 'files[]': [file], userid: 'u1' })
  expect(body).toBeInstanceOf(FormData)
  expect(body instanceof FormData && [body.get('userid'), body.get('files[]')]).toEqual([
    'u1',
    file,
  ])
})
