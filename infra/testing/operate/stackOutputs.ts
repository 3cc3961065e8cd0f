import { listen } from '../../local/engines/listen.ts'

/** CloudFormation, as its protocol says, for the one question that commands ask: what a stack printed. */
export const startStackOutputs = (outputs: Record<string, string>) =>
  listen(0, (_, response) => {
    const members = Object.entries(outputs)
      .map(
        ([key, value]) =>
          `<member><OutputKey>${key}</OutputKey><OutputValue>${value}</OutputValue></member>`,
      )
      .join('')
    response
      .writeHead(200, { 'content-type': 'text/xml' })
      .end(
        '<DescribeStacksResponse xmlns="http://cloudformation.amazonaws.com/doc/2010-05-15/"><DescribeStacksResult><Stacks>' +
          `<member><StackName>Portal-dev</StackName><StackStatus>CREATE_COMPLETE</StackStatus><Outputs>${members}</Outputs></member>` +
          '</Stacks></DescribeStacksResult></DescribeStacksResponse>',
      )
  })
