import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** Names the visit: the next one is another try. */
  placeKey: string;
  /** What stands where a screen broke. */
  broken: ReactNode;
  children: ReactNode;
}

interface BoundaryState {
  placeKey: string;
  hasFailed: boolean;
}

/** A screen that breaks leaves its error page, until the reader goes elsewhere (RTE-33). */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { placeKey: this.props.placeKey, hasFailed: false };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ placeKey }: BoundaryProps, known: BoundaryState): BoundaryState | null {
    return placeKey === known.placeKey ? null : { placeKey, hasFailed: false };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.broken : this.props.children;
  }
}
