/** Whether two times overlap. One that ends when the other begins does not. */
export const overlaps = (
  a: { startdate: string; enddatetime: string },
  b: { startdate: string; enddatetime: string },
): boolean => a.startdate < b.enddatetime && b.startdate < a.enddatetime
