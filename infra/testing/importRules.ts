/** One rule of architecture.md, "Who may import whom". The first whose `files` fit a file is the one that holds. */
type Rule = { files: RegExp; of: string; may: string[] }

/** `<area>` stands for the folder that the file lies in, below its floor. */
export const importRules: Rule[] = [
  {
    files: /^shared\//,
    of: 'shared',
    may: ['shared/', 'zod/mini', 'personnummer', 'swedish-holidays'],
  },
  {
    files: /^functions\/stores\//,
    of: 'a store',
    may: [
      'shared/',
      'functions/stores/',
      'functions/platform/env.ts',
      'functions/platform/awsClient.ts',
    ],
  },
  {
    files: /^functions\/platform\//,
    of: 'the platform',
    may: ['shared/', 'functions/stores/', 'functions/platform/'],
  },
  {
    files: /^functions\/testing\//,
    of: 'the tests’ tools',
    may: ['shared/', 'functions/stores/', 'functions/testing/', 'infra/'],
  },
  {
    files: /^functions\/(?<area>\w+)\//,
    of: 'an area of functions',
    may: ['shared/', 'functions/stores/', 'functions/platform/', 'functions/<area>/'],
  },
  {
    files: /^web\/src\/features\/(?<area>\w+)\//,
    of: 'a feature',
    may: [
      'shared/',
      'web/src/ui/',
      'web/src/api/',
      'web/src/texts/',
      'web/src/app/paths.ts',
      'web/src/features/<area>/',
    ],
  },
  {
    files: /^web\/src\/(ui|api|texts)\//,
    of: 'what the features share',
    may: ['shared/', 'web/src/'],
  },
  { files: /^web\/src\//, of: 'the application', may: ['shared/', 'web/src/'] },
  // The journeys walk through a portal of their own.
  {
    files: /^web\/(e2e|walk)\//,
    of: 'a journey',
    may: ['shared/', 'web/', 'infra/local/', 'infra/build.ts'],
  },
  { files: /^web\//, of: 'the web floor', may: ['shared/', 'web/'] },
  // Operators do what no route does, with the stores of the Lambdas.
  {
    files: /^infra\/operate\//,
    of: 'a command of the operators',
    may: [
      'shared/',
      'infra/',
      'functions/stores/',
      'functions/platform/env.ts',
      'functions/platform/identity.ts',
    ],
  },
  // They write and measure what the stores write.
  {
    files: /^infra\/(local\/seed|bench)\//,
    of: 'the seed and the bench',
    may: [
      'shared/',
      'infra/',
      'functions/stores/',
      'functions/platform/env.ts',
      'functions/platform/readable.ts',
      'web/e2e/chromium.ts',
      'functions/testing/',
    ],
  },
  {
    files: /^infra\//,
    of: 'infra',
    may: ['shared/', 'infra/', 'functions/stores/table.ts', 'functions/platform/env.ts'],
  },
]

/** What tests may import besides: the tools of the tests, and what they test through. */
export const testsMay: [files: RegExp, may: string[]][] = [
  [/^functions\/.*\.test\.ts$/, ['functions/testing/']],
  [
    /^infra\/.*\.test\.ts$/,
    ['functions/platform/input.ts', 'functions/testing/', 'web/walk/screens.ts'],
  ],
  [/^web\/src\/.*\.test\.tsx?$/, ['web/src/testing/', 'web/src/app/']],
]
