/** What `--tests` names: Stryker's processes are given it as a variable. */
export const chosenTests = process.env['MUTATE_TESTS']?.split(',')
