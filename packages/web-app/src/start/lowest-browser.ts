/** The oldest supported browsers: each engine's first version with look-behind, `toSorted` and `:has()`. */
export const lowestBrowsers = { safari: '16.4', chrome: '111', firefox: '121' } as const;

/** The script replaces the element `replacedId` by a message. It is ECMAScript 5, so that old browsers can parse it. */
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
