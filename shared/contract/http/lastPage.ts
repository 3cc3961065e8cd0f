/** The `cursor` of the last page of a list that is read by keys. */
export const lastPage = 'last'
