/** Each row once: a list may have changed from one of its pages to the next. */
export const eachOnce = <Row extends { id: string }>(rows: Row[]): Row[] => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
]
