import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** The id of the visit. A new id resets the error. */
  placeKey: string;
  broken: ReactNode;
  children: ReactNode;
}

interface BoundaryState {
  placeKey: string;
  hasFailed: boolean;
}

/** Shows the error page until the next navigation (RTE-33). */
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
