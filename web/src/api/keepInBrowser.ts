/** Keeps a text for a later visit. A browser that has no more room does not, and nothing breaks: what stands on the screen stays there. */
export function keepInBrowser(key: string, text: string, storage: Storage = localStorage): void {
  try {
    storage.setItem(key, text)
  } catch {
    // As on a device that somebody uses for the first time.
  }
}
