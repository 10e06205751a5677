/** The oldest browsers that run the pages: of each engine the first with look-behind in patterns, `toSorted` and `:has()`. */
export const lowestBrowsers = { safari: '16.4', chrome: '111', firefox: '121' } as const;

/** The element that says that a browser is older. */
export const oldBrowserId = 'old-browser';

/**
 * Shows that element in a browser older than the lowest, on top of the page and in the place of the element `failureId`, which would say
 * less. It is text, since what reads it may know no more than ECMAScript 5.
 */
export function oldBrowserScript(failureId: string): string {
  return `(function(){
  try{new RegExp('(?<!a)b');if([].toSorted&&CSS.supports('selector(:has(a))'))return}catch(e){}
  var said=document.getElementById('${oldBrowserId}'),failure=document.getElementById('${failureId}');
  if(failure)failure.parentNode.removeChild(failure);
  document.body.insertBefore(said,document.body.firstChild);
  said.removeAttribute('hidden')
})()`;
}
