"""The thin outside of the server: requests, sockets and pages over the services of a process."""
