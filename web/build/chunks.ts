/*
 * Which files the bundle is split into. A group takes the modules that its test finds, with all that these import and no
 * group before it (one of a higher priority) has taken; what is loaded later is not imported.
 */

// What has to come with each screen of those who are signed in, and with the assistant's lobby before its first card.
const ofFrame =
  /src[\\/](?:api[\\/]client|app[\\/](?:shell[\\/]Shell|NotFoundPage)|features[\\/]chatbot[\\/]ChatWidget)\./
const ofLobby =
  /src[\\/](?:app[\\/]LobbyScreen\.|features[\\/](?:assistant[\\/]LobbyPage|documents[\\/]banner[\\/]NewsBanner)\.)/

// Dialogs, fields and what else most screens have.
const ofMost =
  /ui[\\/](?:(?:Page|PageHeader|BackLink|Facts|kronor|trustedHtml|plainText)\.|dialog[\\/](?:Dialog|ConfirmDialog|Tooltip)\.|form[\\/](?:SelectField|TextArea)|picture[\\/](?:useFileDrop|DropPlace)|message[\\/](?:useFaultToast|MissingPart)|list[\\/]AddButton|file[\\/]save\.)|contract[\\/](?:statistics|http[\\/](?:lastPage|asked)|calendar[\\/]event|assistant[\\/]providers)\.|rules[\\/]calendar[\\/]scopes|texts[\\/]assistant[\\/]guard\.|api[\\/](?:statistics|allAnswers)\./

// An answer, and what it is shown and taken along with once there is one.
const ofAnswers =
  /ui[\\/]answer[\\/](?!Markdown\.|growingBlocks|safeHtml|take[\\/](?:TakeMenu|scrolling|PrintedAnswer|richHtml|plain|mail|tokens|word))|(?:texts|rules)[\\/]assistant[\\/]receipts?\.|answering[\\/]follow/
const ofMarkdown =
  /node_modules[\\/]marked|question[\\/](?:AfterAnswer|AskOn|Verdict|useVote)|ui[\\/]answer[\\/](?:Markdown\.|growingBlocks|safeHtml|take[\\/](?:scrolling|PrintedAnswer|richHtml|plain|mail|tokens))/

// The rooms without their calendar: the lobby tells of them, too.
const ofRooms =
  /features[\\/]calendar[\\/](?:rooms|today|days|roomTone|RoomChips|useNow|useMonths|calendar\.|booking[\\/](?:seenOf|whyNot))|(?:api|contract|texts)[\\/]calendar\.|contract[\\/]calendar[\\/]bookingReads|rules[\\/]calendar[\\/](?:workingTime|holidays|roomRules|rooms)\./

const ofMachines =
  /node_modules[\\/](?:@zag-js[\\/](?:core|react|utils|types)|@ark-ui[\\/]react[\\/]dist[\\/](?:providers|utils))[\\/]/
const ofMenus =
  /node_modules[\\/]@(?:floating-ui|zag-js[\\/](?:menu|popper|dismissable|interact-outside)|ark-ui[\\/]react[\\/]dist[\\/]components[\\/]menu)[\\/]|control[\\/]ActionMenu|take[\\/]TakeMenu/
const ofControls =
  /node_modules[\\/]@(?:zag-js[\\/](?!menu|popper|dismissable|interact-outside)|ark-ui[\\/]react[\\/]dist[\\/](?!components[\\/]menu)|internationalized[\\/])|ui[\\/]control[\\/](?!ActionMenu)|shell[\\/]AppearanceChoice/

// What several screens share and no group before has taken: forms, above all.
const ofSeveral =
  /shared[\\/](?:contract[\\/](?!calendar\.|calendar[\\/](?:feeds|bookingReads)|questions[\\/](?:drafts|trial|proposals|questionLibrary|modelEnds))|rules[\\/](?!questionForm|trials|personalData|calendar[\\/](?!overlaps|scopes)))|src[\\/](?:api[\\/](?!session[\\/]session\.|studio|feeds|proposals|library|calendar)|texts[\\/](?!calendar|statistics|documents|questions[\\/](?:studio|proposals|order|modelEnds|library))|ui[\\/](?!answer|file|questionForm|control|list))/

// What charts are drawn with, which comes after the dashboard's figures.
const ofCharts =
  /node_modules[\\/](?:chart\.js|react-chartjs-2)[\\/]|charts[\\/](?:BarChart|DayChart|chart)\./
// The figures, with what they share with the charts.
const ofFigures = /src[\\/]features[\\/]statistics[\\/](?!charts[\\/](?:BarChart|DayChart|chart)\.)/

// The screens of an area, with what only they need.
const ofAreas = /src[\\/]features[\\/](?!documents[\\/]editor|calendar[\\/])/
const areaOf = (module: string) => /src[\\/]features[\\/](\w+)/.exec(module)?.[1]

export const chunks = [
  // Changes less often than the rest: a new release leaves it in the browsers' caches.
  {
    name: 'react',
    test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime/,
    priority: 12,
  },
  // Everything that the sign-in page needs, in one file.
  { name: 'index', tags: ['$initial' as const], priority: 11 },
  { name: 'clean', test: /node_modules[\\/]dompurify|answer[\\/]cleanHtml/, priority: 10 },
  { name: 'frame', test: ofFrame, priority: 9 },
  { name: 'lobby', test: ofLobby, priority: 8.5 },
  { name: 'fields', test: ofMost, priority: 8.2 },
  { name: 'answer', test: ofAnswers, priority: 8.1 },
  { name: 'forms', test: ofSeveral, minShareCount: 2, priority: 8 },
  { name: 'rooms', test: ofRooms, priority: 7 },
  { name: 'markdown', test: ofMarkdown, priority: 3 },
  // What all controls with machinery run on.
  { name: 'machines', test: ofMachines, priority: 3 },
  { name: 'lists', test: /ui[\\/]list[\\/]/, priority: 2 },
  // A question's form comes with the questions that have one, and with the library.
  { name: 'questionForm', test: /(?:ui|rules)[\\/]questionForm/, priority: 2 },
  // Chakra's controls with machinery come with what shows them.
  { name: 'controls', test: ofControls, priority: 2 },
  { name: 'menus', test: ofMenus, priority: 1.5 },
  // A question of the assistant, once it is opened.
  {
    name: 'question',
    test: /features[\\/]assistant[\\/]question|api[\\/]answering|ui[\\/]file/,
    priority: 1.4,
  },
  {
    name: 'proposals',
    test: /features[\\/]assistant[\\/]propose|(?:api|contract[\\/]questions|texts[\\/]questions)[\\/]proposals/,
    priority: 1.3,
  },
  {
    name: 'profile',
    test: /features[\\/]profile|app[\\/]RequiredStepPage/,
    priority: 1.2,
  },
  { name: 'statistics', test: ofFigures, priority: 1.15 },
  { name: 'charts', test: ofCharts, priority: 1.1 },
  { name: areaOf, test: ofAreas, priority: 1, debugName: 'areas' },
  // The dialog of a booking, for the calendar and for the search of a free time.
  {
    name: 'booking',
    test: /features[\\/]calendar[\\/](?:booking|series|search)/,
    priority: 0.5,
  },
  // Calendar links, which the rooms show after everything else.
  { name: 'feeds', test: /(?:calendar|api)[\\/]feeds/, priority: 0.5 },
  { name: 'calendar', test: /features[\\/]calendar/, priority: 0 },
  { name: 'editor', test: /prosemirror|tiptap|features[\\/]documents[\\/]editor/, priority: 0 },
]
