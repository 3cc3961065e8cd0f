/**
 * Whether text of an information class may go to whoever takes a class and those before it. `classes` are the stage's, the least
 * sensitive first; a question without one has that. A class that the stage does not know may go to nobody.
 */
export function mayTake(
  classes: readonly string[],
  highest: string | undefined,
  InfoClass: string | undefined,
): boolean {
  const wanted = InfoClass === undefined ? 0 : classes.indexOf(InfoClass)
  const most = highest === undefined ? 0 : classes.indexOf(highest)
  return wanted >= 0 && wanted <= most
}
