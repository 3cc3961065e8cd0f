import { parseSync } from 'vite'

type Node = { type: string; [part: string]: unknown }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** Every part of a piece of code, with what stands around it. */
function walk(
  part: unknown,
  around: readonly Node[],
  visit: (node: Node, around: readonly Node[]) => void,
) {
  if (Array.isArray(part)) for (const one of part) walk(one, around, visit)
  if (!isNode(part)) return
  visit(part, around)
  for (const [name, inner] of Object.entries(part)) {
    if (name !== 'type') walk(inner, [...around, part], visit)
  }
}

export type Literal = {
  text: string
  line: number
  place: 'jsx' | 'attribute' | 'import' | 'type' | 'code'
  attribute: string
}

function placeOf(around: readonly Node[]): Pick<Literal, 'place' | 'attribute'> {
  const types = around.map(({ type }) => type)
  const found = around.findLast(({ type }) => type === 'JSXAttribute')
  const named = found?.['name']
  const attribute = isNode(named) && typeof named['name'] === 'string' ? named['name'] : ''
  if (types.some((type) => /^(Import|ExportNamed|ExportAll)/.test(type)))
    return { place: 'import', attribute }
  if (types.some((type) => /^TS(?!Satisfies|As|NonNull)/.test(type)))
    return { place: 'type', attribute }
  // What something is compared with does not show.
  const isCompared = types.at(-1) === 'BinaryExpression'
  return { place: found && !isCompared ? 'attribute' : 'code', attribute }
}

/** The texts that stand in a file's code, parsed as TypeScript. */
export function literalsOf(path: string, source: string): Literal[] {
  const literals: Literal[] = []
  const { program } = parseSync(path, source, { lang: path.endsWith('x') ? 'tsx' : 'ts' })
  walk(program, [], (node, around) => {
    const { start, value } = node
    const line = source.slice(0, typeof start === 'number' ? start : 0).split('\n').length
    if (node.type === 'JSXText' && typeof value === 'string') {
      literals.push({ text: value.trim(), line, place: 'jsx', attribute: '' })
    } else if (node.type === 'Literal' && typeof value === 'string') {
      literals.push({ text: value, line, ...placeOf(around) })
    } else if (node.type === 'TemplateElement' && isCooked(value)) {
      literals.push({ text: value.cooked, line, ...placeOf(around) })
    }
  })
  return literals.filter(({ text }) => text !== '')
}

const isCooked = (value: unknown): value is { cooked: string } =>
  typeof value === 'object' &&
  value !== null &&
  'cooked' in value &&
  typeof value.cooked === 'string'
