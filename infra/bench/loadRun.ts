/* `npm run load` is load for some minutes; `npm run load -- fill` fills a data folder and reads everything from it. */

await import(process.argv[2] === 'fill' ? './fill/fill.ts' : './load.ts')
