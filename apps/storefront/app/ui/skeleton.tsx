interface SkeletonProps {
  height: string;
  width?: string;
  radius?: string;
  className?: string;
}

/** A grey block with the size of what will stand there, so that nothing moves when it comes. */
export function Skeleton({ height, width, radius, className = '' }: SkeletonProps) {
  return <div className={`sk ${className}`} style={{ height, width, borderRadius: radius }} aria-hidden="true" />;
}
