/** Downloads a file to the visitor's device. */
export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Browsers read on after the click; then the memory is freed.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
