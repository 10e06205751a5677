export const appKeys = {
  'app.install.dismiss': 'Dismiss',
  'app.install.text': 'Reach {restaurant} from your home screen',
  'app.install.now': 'Install now',
  'app.install.later': 'Later',
  'app.install.share': 'Tap share',
  'app.install.addHome': 'Choose Add to Home Screen',
  'app.install.addDock': 'Choose Add to Dock',
  'app.install.confirm': 'Confirm Add',
  'app.update.title': 'Mise à jour disponible',
  'app.update.text': 'A new version is ready',
  'app.update.refresh': 'Actualiser',
} as const;
