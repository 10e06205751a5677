import type { ReactNode } from 'react';

interface VoidProps {
  title: ReactNode;
  text?: ReactNode;
  picture: { src: string; alt: string };
  /** Grey sun: something failed. */
  isGrey?: boolean;
  heading?: 'h1' | 'h2';
  children?: ReactNode;
}

/** What stands where there is nothing: a dish that rises, what happened, and always a way on. */
export function Void({ title, text, picture, isGrey = false, heading: Heading = 'h2', children }: VoidProps) {
  return (
    <div className="void">
      <div className={isGrey ? 'art grey' : 'art'}>
        <img src={picture.src} width={480} height={480} alt={picture.alt} />
      </div>
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      {children}
    </div>
  );
}
