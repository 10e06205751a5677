/** The oldest browsers that run the pages: of each engine the first with look-behind in patterns, `toSorted` and `:has()`. */
export const lowestBrowsers = { safari: '16.4', chrome: '111', firefox: '121' } as const;

/**
 * The script that writes a sentence on top of the page in a browser older than the lowest, and takes away the element
 * `replacedId`, which would say less. It is apart from all other scripts, and text, since what reads it may know no more than ECMAScript 5.
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
