import { Component, type ReactNode } from 'react'
import { BrokenPage } from './BrokenPage.tsx'

type Props = { children: ReactNode }

/** Shows the error page instead of a blank one when a screen cannot be drawn. */
export class ErrorBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    return this.state.broken ? <BrokenPage /> : this.props.children
  }
}
