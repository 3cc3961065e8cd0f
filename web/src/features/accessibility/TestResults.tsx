import { accessibilityTexts as texts } from '../../texts/accessibility.ts'
import results from './results.json'

/** What `npm run accessibility` found when it was last run. */
export const TestResults = () => (
  <>
    <p>{texts.testedHow(results.looks, results.axe)}</p>
    <p>
      {texts.testedWhen} <time dateTime={results.tested}>{results.tested}</time>
    </p>
    <details>
      <summary>{texts.screens}</summary>
      <ul>
        {results.screens.map(({ title, faults }) => (
          <li key={title}>
            {title}: {faults.length === 0 ? texts.noFault : texts.faults(faults.length)}
          </li>
        ))}
      </ul>
    </details>
  </>
)
