import { Outlet, Scripts } from 'react-router';

export default function Root() {
  return (
    <html lang="fr">
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  );
}
