export const Ask = () => <form />
