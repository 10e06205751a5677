// The sheet of a dish that the address names is drawn by the server, though its code comes later: its looks come with the menu.
import './item-sheet.module.css';
import './item-picture.module.css';
import './allergen-line.module.css';
import './option-group.module.css';
import './choices.module.css';
import './radio-choices.module.css';
import './note-field.module.css';
