/** One rule of ARCHITECTURE.md, "Who may import whom". The first whose `files` fit a file is the one that holds. */
type Rule = { files: RegExp; of: string; may: string[] }

/** `<area>` stands for the folder that the file lies in, below its floor. */
export const importRules: Rule[] = [
  {
    files: /^shared\//,
    of: 'shared',
    may: ['shared/', 'zod/mini', 'personnummer', 'kontonummer', 'swedish-holidays', 'uuid'],
  },
  {
    files: /^functions\/runtime\//,
    of: 'the ground of every Lambda',
    may: ['shared/', 'functions/runtime/'],
  },
  {
    files: /^functions\/stores\//,
    of: 'a store',
    may: ['shared/', 'functions/runtime/', 'functions/stores/'],
  },
  {
    files: /^functions\/platform\//,
    of: 'the platform',
    may: ['shared/', 'functions/runtime/', 'functions/stores/', 'functions/platform/'],
  },
  {
    files: /^functions\/(?<area>\w+)\//,
    of: 'an area of functions',
    may: [
      'shared/',
      'functions/runtime/',
      'functions/stores/',
      'functions/platform/',
      'functions/<area>/',
    ],
  },
  {
    files: /^web\/src\/(texts|routes)\//,
    of: 'texts and paths',
    may: ['shared/', 'web/src/texts/', 'web/src/routes/'],
  },
  {
    files: /^web\/src\/api\//,
    of: 'the client',
    may: ['shared/', 'web/src/texts/', 'web/src/routes/', 'web/src/api/'],
  },
  {
    files: /^web\/src\/ui\//,
    of: 'what the features share',
    may: ['shared/', 'web/src/texts/', 'web/src/routes/', 'web/src/api/', 'web/src/ui/'],
  },
  {
    files: /^web\/src\/features\/(?<area>\w+)\//,
    of: 'a feature',
    may: [
      'shared/',
      'web/src/texts/',
      'web/src/routes/',
      'web/src/api/',
      'web/src/ui/',
      'web/src/features/<area>/',
    ],
  },
  { files: /^web\/src\//, of: 'the application', may: ['shared/', 'web/src/'] },
  // They look at a portal of their own.
  {
    files: /^web\/(e2e|screens)\//,
    of: 'a journey',
    may: ['shared/', 'web/', 'infra/local/', 'infra/build/build.ts', 'infra/testing/'],
  },
  { files: /^web\//, of: 'the web floor', may: ['shared/', 'web/'] },
  {
    files: /^infra\/testing\//,
    of: 'the tests’ tools',
    may: ['shared/', 'infra/', 'functions/'],
  },
  {
    files: /^infra\/mutate\//,
    of: 'what puts faults in',
    may: ['infra/mutate/', 'infra/testing/serverProjects.ts', 'web/vite.config.ts'],
  },
  // Operators do what no route does, with the stores of the Lambdas.
  {
    files: /^infra\/operate\//,
    of: 'a command of the operators',
    may: [
      'shared/',
      'infra/',
      'functions/stores/',
      'functions/runtime/env.ts',
      'functions/platform/identity.ts',
      'functions/platform/newAccount.ts',
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
      'functions/runtime/env.ts',
      'infra/testing/chromium.ts',
      'infra/testing/functions/',
    ],
  },
  {
    files: /^infra\//,
    of: 'infra',
    may: ['shared/', 'infra/', 'functions/stores/table.ts', 'functions/runtime/env.ts'],
  },
]

/** What tests may import besides: the tools of the tests, and what they test through. */
export const testsMay: [files: RegExp, may: string[]][] = [
  [/^functions\/.*\.test\.ts$/, ['infra/testing/', 'infra/local/']],
  [
    /^infra\/.*\.test\.ts$/,
    [
      'functions/platform/http/middlewares/',
      'web/screens/screens.ts',
      'web/src/app/theme/colors.ts',
      'web/src/routes/paths.ts',
    ],
  ],
  [/^web\/src\/.*\.test\.tsx?$/, ['web/src/testing/', 'web/src/app/']],
]
