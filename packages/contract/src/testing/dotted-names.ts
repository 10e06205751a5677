/** Thirty names that people type with dots, which must not be taken for site addresses. */
export const dottedNames: readonly string[] = [
  ...[
    'Dr.martin',
    'dr.martin',
    'Dr.Martin',
    'DR.MARTIN',
    'M.Dupont',
    'm.dupont',
    'Mme.martin',
    'Mlle.dubois',
    'Pr.Roux',
  ],
  ...[
    'Me.Durand',
    'Mgr.petit',
    'St.Jean',
    'Ste.Marie',
    'A.B. Café',
    'J.martin',
    'J.P. Martin',
    'J.-P. Martin',
    'j.p. martin',
  ],
  ...['Chr.Lange', 'W.Dupont', 'O.Kane', 'L.A.', 'D.J. Koz', 'Mme.Martin/M.Dupont', 'Mr.Dupont', 'Dr. Who', 'Ph. Roy'],
  ...['M.-A. Roy', 'P.-Y. Le Gall', 'Martin Jr.'],
];
