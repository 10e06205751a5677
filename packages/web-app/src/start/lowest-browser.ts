/** The oldest browsers that run the pages: the first of each engine with look-behind in patterns, `toSorted` and `:has()`. */
export const lowestBrowsers = { safari: '16.4', chrome: '111', firefox: '121' } as const;

/**
 * A script that shows a sentence on top of the page in an older browser, and removes the element `replacedId`, which would say
 * less. The script is apart from all others and uses ECMAScript 5 only, so that old browsers can read it.
 */
export function oldBrowserScript(sentence: string, replacedId: string): string {
  return `(function(){
  try{new RegExp('(?<!a)b');if([].toSorted&&CSS.supports('selector(:has(a))'))return}catch(e){}
  var said=document.createElement('p'),replaced=document.getElementById('${replacedId}');
  if(replaced)replaced.parentNode.removeChild(replaced);
  said.setAttribute('role','alert');
  said.textContent=${JSON.stringify(sentence)};
  document.body.insertBefore(said,document.body.firstChild)
})()`;
}
