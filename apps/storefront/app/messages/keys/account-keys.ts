export const accountKeys = {
  'account.error': 'An error occurred, please try again',
  'account.mismatch': 'Passwords do not match',
  'account.notLoggedIn': 'You are not logged in',
  'account.passwordRequired': 'Password is required',
  'account.field.first_name': 'first_name',
  'account.field.last_name': 'last_name',
  'account.field.phone': 'phone',
  'account.field.email': 'email',
  'account.field.address': 'address',
  'account.orders.status.pending': 'pending',
  'account.orders.status.paid': 'paid',
} as const;
