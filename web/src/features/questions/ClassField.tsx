import type { ComponentProps } from 'react'
import { config } from '../../api/config.ts'
import { SelectField } from '../../ui/form/SelectField.tsx'

/** How sensitive what people write in a question may be, in the stage's words. */
export function ClassField(field: Omit<ComponentProps<typeof SelectField>, 'choices'>) {
  const classes = (config().infoClasses ?? []).map((value) => ({ value, label: value }))
  return classes.length > 0 && <SelectField {...field} choices={classes} />
}
