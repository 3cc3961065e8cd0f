import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { earlyScript } from './build/earlyScript.ts'

// The router's build for production, which its package brings along but names nowhere: without its warnings.
const router = resolve(import.meta.dirname, '../node_modules/react-router/dist/production')

const inFrame =
  /src[\\/](?:app[\\/](?:shell[\\/](?!AppearanceChoice)|tour[\\/](?:useTour|closedTour))|features[\\/](?:notifications|documents[\\/]banner|chatbot[\\/]ChatWidget))/

// What an answer is shown and taken along with once there is one.
const inMarkdown =
  /node_modules[\\/]marked|question[\\/](?:AfterAnswer|AskOn|Verdict|useVote)|ui[\\/]answer[\\/](?:Markdown\.|growingBlocks|safeHtml|take[\\/](?:scrolling|PrintedAnswer|richHtml|plain|mail|tokens))/

const inQuestionForm = /(?:ui|rules)[\\/]questionForm/

const inAnswers =
  /ui[\\/]answer[\\/](?!Markdown\.|growingBlocks|safeHtml|take[\\/](?:TakeMenu|scrolling|PrintedAnswer|richHtml|plain|mail|tokens|word))/

const inMachines =
  /node_modules[\\/](?:@zag-js[\\/](?:core|react|utils|types)|@ark-ui[\\/]react[\\/]dist[\\/](?:providers|utils))[\\/]/

const inMenus =
  /node_modules[\\/]@(?:floating-ui|zag-js[\\/](?:menu|popper|dismissable|interact-outside)|ark-ui[\\/]react[\\/]dist[\\/]components[\\/]menu)[\\/]|control[\\/]ActionMenu|take[\\/]TakeMenu/

const inControls =
  /node_modules[\\/]@(?:zag-js[\\/](?!menu|popper|dismissable|interact-outside)|ark-ui[\\/]react[\\/]dist[\\/](?!components[\\/]menu)|internationalized[\\/])|ui[\\/]control[\\/](?!ActionMenu)|shell[\\/]AppearanceChoice/

const inSeveralScreens =
  /node_modules[\\/](?:zod|@tanstack)[\\/]|shared[\\/](?:contract[\\/](?!drafts|trial|feeds|proposals|questionLibrary|questionVersions|modelEnds)|limits|rules[\\/](?!questionForm|roomRules|series|trials|personalData\.|personalData[\\/](?!kinds)))|src[\\/](?:api[\\/](?!session\.|studio|feeds|proposals|library)|routes[\\/](?!studio)|texts[\\/](?!rooms|series|statistics|editor|studio|feeds|proposals|order|modelEnds|library|documents)|ui[\\/](?!answer|file|questionForm|control|list[\\/](?!Search|listIcons|useListState|AddButton)|picture[\\/]P))/

// The pages around them go with the area that they show.
const areas: Record<string, string> = {
  LobbyScreen: 'assistant',
  RequiredStepPage: 'profile',
  answers: 'assistant',
}

// What the lobby tells of the rooms comes without their calendar.
const inRooms =
  /features[\\/]calendar[\\/](?:rooms|today|days|roomTone|RoomChips|useNow|useMonths|calendar\.)/

// The calendar itself comes after them.
const inAreas = new RegExp(
  `${inRooms.source}|src[\\\\/](?:features[\\\\/](?!documents[\\\\/]editor|calendar[\\\\/])|app[\\\\/](?:LobbyScreen|RequiredStepPage))`,
)

function areaOf(module: string) {
  if (inRooms.test(module)) return 'rooms'
  const [, area = ''] = /src[\\/](?:features|app)[\\/](\w+)/.exec(module) ?? []
  return areas[area] ?? area
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), earlyScript],
  resolve: {
    alias: [
      { find: /^react-router$/, replacement: `${router}/index.mjs` },
      { find: /^react-router\/dom$/, replacement: `${router}/dom-export.mjs` },
      // The calendar's pop-up, which nothing here opens, with what places it.
      { find: /^react-overlays$/, replacement: resolve(import.meta.dirname, 'build/noOverlay.ts') },
    ],
  },
  // What reads files loads its libraries only when a file needs them.
  worker: { format: 'es' },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
    // The sign-in and the shell are the portal; a preload list for the later screens would only grow the entry.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Emotion and react-big-calendar bring them for functions that nobody here uses.
      treeshake: {
        moduleSideEffects: [
          { test: /hoist-non-react-statics|react-is|node_modules[\\/]dayjs/, sideEffects: false },
        ],
      },
      output: {
        codeSplitting: {
          groups: [
            // Changes less often than the rest: a new release leaves it in the browsers' caches.
            {
              name: 'react',
              test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime/,
              priority: 12,
            },
            // Everything that the sign-in page needs, in one file.
            { name: 'index', tags: ['$initial'], priority: 11 },
            // A group takes along what it needs, so that what others need as well comes first.
            {
              name: 'clean',
              test: /node_modules[\\/]dompurify|answer[\\/]cleanHtml/,
              priority: 10,
            },
            // What nearly every screen after it needs, in a few files instead of thirty.
            { name: 'screens', test: inSeveralScreens, minShareCount: 2, priority: 9 },
            { name: 'frame', test: inFrame, priority: 5 },
            { name: 'answer', test: inAnswers, priority: 4 },
            { name: 'markdown', test: inMarkdown, priority: 3 },
            // What all controls with machinery run on.
            { name: 'machines', test: inMachines, priority: 3 },
            { name: 'lists', test: /ui[\\/]list[\\/]/, priority: 2 },
            // A question's form comes with the questions that have one, and with the library.
            { name: 'questionForm', test: inQuestionForm, priority: 2 },
            // Chakra's controls with machinery come with what shows them.
            { name: 'controls', test: inControls, priority: 2 },
            { name: 'menus', test: inMenus, priority: 1.5 },
            // The screens of an area, with what only they need.
            {
              name: areaOf,
              test: inAreas,
              priority: 1,
              debugName: 'areas',
            },
            // The dialog of a booking, for the calendar and for the search of a free time.
            {
              name: 'booking',
              test: /features[\\/]calendar[\\/](?:booking|series|search)/,
              priority: 0.5,
            },
            // Calendar links, which the rooms show after everything else.
            { name: 'feeds', test: /(?:calendar|contract|texts|api)[\\/]feeds/, priority: 0.5 },
            // After the rooms, which it needs as well.
            { name: 'calendar', test: /features[\\/]calendar/, priority: 0 },
            { name: 'editor', test: /prosemirror|tiptap|documents[\\/]editor/, priority: 0 },
          ],
        },
      },
    },
  },
})
