import { type RefObject, useLayoutEffect } from 'react'

/** What the elements are that a selector finds. */
type Roles = Record<string, Record<string, string | undefined>>

/**
 * Says of the library's own elements what they are, where it leaves that open: it sets none of these attributes itself,
 * so that what stands here stays.
 */
export function useRoles(frame: RefObject<HTMLElement | null>, roles: Roles) {
  useLayoutEffect(() => {
    for (const [selector, attributes] of Object.entries(roles)) {
      for (const element of frame.current?.querySelectorAll(selector) ?? []) {
        for (const [name, value] of Object.entries(attributes)) {
          if (value === undefined) element.removeAttribute(name)
          else if (element.getAttribute(name) !== value) element.setAttribute(name, value)
        }
      }
    }
  })
}
