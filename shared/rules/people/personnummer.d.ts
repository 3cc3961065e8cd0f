// The package's own types describe its ES module; Node loads its CommonJS one, whose export is the class itself.
declare module 'personnummer' {
  type Parsed = { format(longFormat: boolean): string }
  const Personnummer: { valid(text: string): boolean; parse(text: string): Parsed }
  export default Personnummer
}
