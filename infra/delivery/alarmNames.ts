/**
 * What an alarm of a stage's stack is called, such as `Portal-prod - auth fails`. In 0.1.0 the stack itself had them, as
 * `Portal-prod: auth fails`; now a nested one has them, and CloudFormation makes those before it takes the others away.
 */
export const alarmName = (stackName: string, title: string): string => `${stackName} - ${title}`

/** What its dashboard is called; 0.1.0 called it `Portal-prod`. CloudWatch takes letters, digits, `-` and `_`. */
export const dashboardName = (stackName: string): string => `${stackName}-Overview`
