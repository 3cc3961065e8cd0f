/* `npm run load` is load for some minutes; `npm run load -- fill` fills a data folder and reads everything from it. */

if (process.argv[2] === 'fill') await import('./fill/fill.ts')
else await import('./load.ts')
