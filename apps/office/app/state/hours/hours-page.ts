/** The path of the page of hours, exceptional days and slots. */
export const hoursPage = '/office/horaires';
